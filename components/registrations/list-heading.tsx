const id = 'registrations'

export const accessHeading = 'acceso'

/** Moves the focus to the list's heading; called when the focused button disappears. */
export const focusListHeading = () =>
  (document.getElementById(id) ?? document.getElementById(accessHeading))?.focus()

export function ListHeading({ title, order }: { title: string; order: string }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-2 pb-3 rule-opens">
      <h2 id={id} tabIndex={-1}>
        {title}
      </h2>
      <p className="text-sm text-ink-2">{order}</p>
    </div>
  )
}
