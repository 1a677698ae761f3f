/** Figures in one row between a rule and its double rule; on a phone two by two. */
export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <dl className="grid grid-cols-2 border-t border-ink rule-closes md:grid-cols-4">
      {figures.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-rule py-3.5 pr-4 pl-5 max-md:odd:pl-0 max-md:even:border-l md:border-l md:first:border-l-0 md:first:pl-0 max-md:[&:nth-child(n+3)]:border-t"
        >
          <dt className="mt-1 text-sm text-ink-2">{label}</dt>
          <dd className="font-serif text-[1.75rem]/none font-[450] tracking-[-0.02em] md:text-[2.25rem]/[1.05]">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}
