const mostLength = 10_000

/** Quoted strings and nested comments are removed, because an unknown sender may have written them. */
const escaped = /\\./gs
const quoted = /"[^"]*"/g
const innermostComment = /\([^()]*\)/g

function withoutAsides(line: string): string {
  let left = line.replace(escaped, '')
  for (let before = ''; before !== left;) {
    before = left
    left = left.replace(innermostComment, ' ')
  }
  return left.replace(quoted, ' ')
}

/** Returns the domain whose DMARC check passed at a forwarder; null if the sender could have written that result. */
export function passedDomain(results: string): string | null {
  if (results.length > mostLength || (results.match(/(?<![\w.])dmarc\s*=/gi) ?? []).length !== 1) return null
  const left = withoutAsides(results)
  if (/[()"\\]/.test(left)) return null
  const found = left
    .split(';')
    .map((part) => part.trim())
    .filter((part) => /^dmarc=/i.test(part))
  const [result, ...properties] = found[0]?.split(/\s+/) ?? []
  const domains = properties.filter((one) => /^header\.from=/i.test(one))
  if (found.length !== 1 || result?.toLowerCase() !== 'dmarc=pass' || domains.length !== 1) return null
  return domains[0]?.slice('header.from='.length).toLowerCase() || null
}
