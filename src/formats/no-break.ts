/** Short words that a line must not part at their hyphen or slash: e-mail, A/B, French verbs with their pronoun. */
const whole = /\b(?:e-mails?|a\/b|\p{L}{1,6}-(?:t-)?(?:ils?|elles?|on|nous|vous|moi))\b[.,)]*/giu;

/** The text of a page with each such word on one line. */
export const keepTogether = (text: string): string => text.replace(whole, '<span class="whole">$&</span>');
