/** Puts JSON into the page and escapes `<`, because React does not escape this text. */
export function InlineScript({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
