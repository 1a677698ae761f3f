/** Far more than the longest address of ours; a head as a whole may have 16 kB. */
export const longestTarget = 8_192

/**
 * Whether browsers write an address so: a path on this host, without the detours that they resolve and the codes that they
 * leave out. One page has one path then, and nothing that is decoded twice can lead anywhere else.
 */
export function isWrittenByBrowsers(target: string): boolean {
  const [path = ''] = target.split('?', 1)
  const isPlain =
    path.startsWith('/') && !path.startsWith('//') && !/[\\#]/.test(path) && !dotSegment.test(path)
  return isPlain && !target.includes('#') && !needlessCode.test(path) && isReadable(path)
}

const dotSegment = /\/\.{1,2}(?:\/|$)/
/** The code of a control character, a slash, a backslash, or of what needs none: - . 0-9 A-Z _ a-z ~ */
const needlessCode = /%(?:[01][\da-f]|2[def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\daef])/i

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
