/** The longest accepted URL in bytes, which is far above the site's longest URL. */
export const longestTarget = 8_192

/** False for dot segments and needless percent codes, so that each page has only one path. */
export function isWrittenByBrowsers(target: string): boolean {
  const [path = ''] = target.split('?', 1)
  const isPlain =
    path.startsWith('/') && !path.startsWith('//') && !/[\\#]/.test(path) && !dotSegment.test(path)
  return isPlain && !target.includes('#') && !needlessCode.test(path) && isReadable(path)
}

const dotSegment = /\/\.{1,2}(?:\/|$)/
/** Matches percent-encoded control characters, slashes and backslashes, and characters encoded without need. */
const needlessCode = /%(?:[01][\da-f]|2[def]|3\d|4[1-9a-f]|5[\dacf]|6[1-9a-f]|7[\daef])/i

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}
