/** What a line must not part at its hyphen or slash: A/B, and what has at most eleven signs, as e-mail and coule-t-il. */
const whole = /(?<![\p{L}-])(?:a\/b|(?=[\p{L}-]{3,11}(?![\p{L}-]))\p{L}+(?:-\p{L}+)+)(?![\p{L}-])[.,)]*/giu;

/** The text of a page with each such word on one line. */
export const keepTogether = (text: string): string => text.replace(whole, '<span class="whole">$&</span>');
