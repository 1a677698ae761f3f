'use client'
import type { Route } from 'next'
import Link from 'next/link'
import { useRef, useState, type SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Field, Input } from '@/components/ui/field'
import { useAct } from '@/components/ui/use-act'
import { savedFiltersText as text } from '@/content/saved-filters'
import { deleteFilterAction, saveFilterAction } from '@/lib/saved-filters/actions'
import { filterHref, filterQuery, type FilterPage, type SavedFilter } from '@/lib/saved-filters/href'

type SavedFiltersProps = {
  page: FilterPage
  path: Route
  params: Readonly<Record<string, string>>
  saved: readonly SavedFilter[]
}

export function SavedFilters({ page, path, params, saved }: SavedFiltersProps) {
  const query = filterQuery(params)
  const isNew = query !== '' && !saved.some((one) => one.query === query)
  if (saved.length === 0 && !isNew) return null
  return (
    <div
      id={anchor}
      tabIndex={-1}
      className="flex flex-wrap items-start gap-x-6 gap-y-1 pt-3 text-sm outline-none"
    >
      {saved.length > 0 ? (
        <nav aria-label={text.label} className="min-w-0">
          <ul className="flex flex-wrap gap-x-5">
            {saved.map((one) => (
              <li key={one.id} className="min-w-0">
                <Link
                  href={filterHref(path, one)}
                  prefetch={false}
                  aria-current={one.query === query ? 'page' : undefined}
                  className="inline-flex min-h-tap items-center wrap-anywhere aria-[current]:font-semibold"
                >
                  {one.name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      {isNew ? <SaveFilter key={query} page={page} query={query} /> : null}
      {saved.length > 0 ? (
        <details className="w-full">
          <summary className="flex min-h-tap w-fit cursor-pointer items-center font-[550] text-green underline underline-offset-4">
            {text.edit}
          </summary>
          <ul className="max-w-[40rem] pb-3">
            {saved.map((one) => (
              <EditFilter key={`${one.id} ${one.name}`} page={page} filter={one} />
            ))}
          </ul>
        </details>
      ) : null}
    </div>
  )
}

/** Saving removes the form, and then the element with this id takes the focus. */
const anchor = 'saved-filters'

const nameOf = (form: HTMLFormElement) => String(new FormData(form).get('name') ?? '').trim()

function SaveFilter({ page, query }: { page: FilterPage; query: string }) {
  // Retries send the same id, so that the filter is saved once.
  const [id, setId] = useState<string | null>(null)
  const { busy, error, act } = useAct()

  if (!id)
    return (
      <Button size="sm" onClick={() => setId(crypto.randomUUID())}>
        {text.save}
      </Button>
    )
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const name = nameOf(event.currentTarget)
    act({
      work: () => saveFilterAction({ id: id ?? '', page, name, query }),
      done: { title: text.toasts.saved, description: name },
      failed: text.toasts.failed,
      then: () => document.getElementById(anchor)?.focus(),
      fieldOf: { 'filter-exists': 'name' },
    })
  }
  return (
    <form
      method="post"
      onSubmit={submit}
      noValidate
      aria-label={text.save}
      className="grid gap-3 sm:min-w-80"
    >
      <Field label={text.name} hint={text.nameHint} error={error('name')}>
        {(control) => <Input {...control} name="name" maxLength={60} autoComplete="off" autoFocus required />}
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {busy ? text.saving : text.confirm}
        </Button>
        <Button size="sm" disabled={busy} onClick={() => setId(null)}>
          {text.cancel}
        </Button>
      </p>
    </form>
  )
}

function EditFilter({ page, filter }: { page: FilterPage; filter: SavedFilter }) {
  const { id, name, query } = filter
  const [asked, setAsked] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const { busy, error, act } = useAct()

  function rename(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const called = nameOf(event.currentTarget)
    act({
      work: () => saveFilterAction({ id, page, name: called, query }),
      done: { title: text.toasts.renamed, description: called },
      failed: text.toasts.failed,
      fieldOf: { 'filter-exists': 'name' },
    })
  }
  const remove = () => {
    const summary = row.current?.closest('details')?.querySelector('summary')
    act({
      work: () => deleteFilterAction({ id }),
      done: { title: text.toasts.removed, description: name },
      failed: text.toasts.notRemoved,
      then: () => summary?.focus(),
    })
  }
  const { confirmRemoval } = text
  return (
    <li ref={row} className="border-t border-rule py-3">
      <form
        method="post"
        onSubmit={rename}
        noValidate
        aria-label={`${text.rename}: ${name}`}
        className="flex flex-wrap items-end gap-3"
      >
        <Field label={text.name} error={error('name')} className="min-w-0 grow">
          {(control) => (
            <Input {...control} name="name" defaultValue={name} maxLength={60} autoComplete="off" required />
          )}
        </Field>
        <Button type="submit" size="sm" busy={busy} aria-label={`${text.rename}: ${name}`}>
          {text.rename}
        </Button>
        <Button
          size="sm"
          variant="danger"
          disabled={busy}
          onClick={() => setAsked(true)}
          aria-label={`${text.remove}: ${name}`}
        >
          {text.remove}
        </Button>
      </form>
      {asked ? (
        <ConfirmDialog
          title={confirmRemoval.title(name)}
          confirm={confirmRemoval.button}
          keep={confirmRemoval.keep}
          onConfirm={remove}
          onClose={() => setAsked(false)}
        >
          {confirmRemoval.text}
        </ConfirmDialog>
      ) : null}
    </li>
  )
}
