const dash = 0x2d
const lineEnd = 0x0a

/** Counts all lines with two dashes, because finding the real boundary costs a hundred times more. */
export function countBoundaryLines(mail: Uint8Array): number {
  let count = 0
  for (let at = 0; at < mail.length;) {
    if (mail[at] === dash && mail[at + 1] === dash) count += 1
    const end = mail.indexOf(lineEnd, at)
    if (end < 0) break
    at = end + 1
  }
  return count
}
