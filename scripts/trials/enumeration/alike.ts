/** What differs by chance from answer to answer: the nonce, the names of the form's own fields, and what was typed. */
export const alike = (html: string, email: string) =>
  html
    .replaceAll(email, 'EMAIL')
    .replaceAll(encodeURIComponent(email), 'EMAIL')
    .replace(/nonce="[^"]*"|'nonce-[^']*'|\$ACTION[^"]*"/g, '')
    .replace(/\\?"nonce\\?":\\?"[^"\\]*\\?"/g, '')

/** Where two texts part, with a little of both, for whoever reads the failure. */
export function parting(left: string, right: string): string {
  let at = 0
  while (at < left.length && left[at] === right[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 30), at + 50)
  return `"${around(left)}" or "${around(right)}"`
}
