const grids = {
  3: 'md:grid-cols-2 lg:grid-cols-3',
  4: 'md:grid-cols-2 xl:grid-cols-4',
}

type TitledGridProps = { items: readonly { title: string; text: string }[]; columns?: keyof typeof grids }

/** Short pieces in columns, each under its own rule. */
export function TitledGrid({ items, columns = 3 }: TitledGridProps) {
  return (
    <ul className={`mt-8 grid gap-x-8 ${grids[columns]}`}>
      {items.map(({ title, text }) => (
        <li key={title} className="border-t border-ink pt-4 pb-6">
          <h3>{title}</h3>
          <p className="mt-1.5 max-w-[44ch] text-ink-2">{text}</p>
        </li>
      ))}
    </ul>
  )
}
