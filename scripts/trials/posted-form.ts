/** What a form of a page sends when no script has run: its action and its own hidden fields. */
export type PostedForm = (
  fields: Record<string, string>,
  headers?: Record<string, string>,
) => Promise<Response>

const attribute = (tag: string, name: string) =>
  new RegExp(`${name}="([^"]*)"`)
    .exec(tag)?.[1]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")

/** Reads the first form of a page, or the first that has a field of that name; each answer comes from whichever instance's turn it is. */
export async function readForm(url: string, path: string, field = ''): Promise<PostedForm> {
  const html = await (await fetch(url + path)).text()
  const forms = [...html.matchAll(/<form[\s\S]*?<\/form>/g)].map(([text]) => text)
  const form = forms.find((text) => text.includes(field && `name="${field}"`)) ?? ''
  const hidden = [...form.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(
    ([tag]) => [attribute(tag, 'name') ?? '', attribute(tag, 'value') ?? ''] as const,
  )
  if (!hidden.some(([name]) => name.startsWith('$ACTION')))
    throw new Error(`${path} has no form with an action`)
  return (fields, headers = {}) => {
    const body = new FormData()
    for (const [name, value] of [...hidden, ...Object.entries(fields)]) body.append(name, value)
    return fetch(url + path, {
      method: 'POST',
      body,
      redirect: 'manual',
      headers: { origin: url, ...headers },
    })
  }
}
