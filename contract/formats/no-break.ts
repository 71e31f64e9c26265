/** What a line must not part: a number of two parts, one letter and what follows it, as in A/B and E-Mail, what has at most eleven signs, and commence-t-il. */
const whole =
  /(?<![\p{L}-])(?:(?=[\p{L}-]{3,11}(?![\p{L}-]))\p{L}+(?:-\p{L}+)+|\p{L}[-/]\p{L}+|\d{3,}-\d{3,}|\p{L}+-(?:t-)?(?:ils?|elles?|on|nous|vous|moi)(?![\p{L}-]))[.,)]*/giu;

/** The text of a page with each such word on one line. */
export const keepTogether = (text: string): string => text.replace(whole, '<span class="whole">$&</span>');
