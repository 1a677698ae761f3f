export function AccessHeading({ title, intro }: { title: string; intro: string }) {
  return (
    <>
      <h1 className="text-3xl leading-[1.06]">{title}</h1>
      <p className="mt-2.5 mb-8 text-ink-2">{intro}</p>
    </>
  )
}
