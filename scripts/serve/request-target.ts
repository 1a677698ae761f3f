/** Bytes; far more than our longest address. All headers together may have 16 kB. */
export const longestTarget = 8_192

/**
 * True for a path on this host as browsers write it, without dot segments and needless codes. So each page has one path, and
 * decoding twice leads nowhere else.
 */
export function isWrittenByBrowsers(target: string): boolean {
  const [path = ''] = target.split('?', 1)
  const isPlain =
    path.startsWith('/') && !path.startsWith('//') && !/[\\#]/.test(path) && !dotSegment.test(path)
  return isPlain && !target.includes('#') && !needlessCode.test(path) && isReadable(path)
}

const dotSegment = /\/\.{1,2}(?:\/|$)/
/** Codes of control characters, slash, backslash, and characters that need none: - . 0-9 A-Z _ a-z ~ */
const needlessCode = /%(?:[01][\da-f]|2[def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\daef])/i

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
