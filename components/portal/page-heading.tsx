export function PageHeading({ title, subtitle }: { title: string; subtitle?: string }) {
  return (
    <div className="pt-8 pb-6 sm:pt-12">
      <h1>{title}</h1>
      {subtitle ? <p className="mt-1 max-w-[60ch] text-ink-2">{subtitle}</p> : null}
    </div>
  )
}
