/** Puts JSON into the page; escapes `<`, because a text with `</script>` would otherwise end the script. */
export function InlineScript({ data }: { data: object }) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}
