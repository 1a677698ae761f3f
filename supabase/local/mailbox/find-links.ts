const decode = (address: string) =>
  address
    .replace(/&(?:amp|#38|#x26);/gi, '&')
    .replace(/&(?:quot|#34);/gi, '"')
    .replace(/&#x3d;/gi, '=')

/** The web addresses of a mail in reading order, each once; those of the HTML come first. */
export function findLinks(html: string, text: string): string[] {
  const inHtml = [...html.matchAll(/\shref\s*=\s*(?:"([^"]*)"|'([^']*)')/gi)].map((hit) =>
    decode(hit[1] ?? hit[2] ?? ''),
  )
  const inText = [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/g)].map((hit) => hit[0])
  return [...new Set([...inHtml, ...inText].filter((address) => /^https?:\/\//i.test(address)))]
}
