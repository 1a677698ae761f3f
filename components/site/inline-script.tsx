/** Puts JSON into the page. React does not escape this text, so `<` is escaped here. */
export function InlineScript({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
