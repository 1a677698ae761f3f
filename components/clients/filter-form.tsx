'use client'
import type { Route } from 'next'
import { useId, useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/cn'
import { FilterChoice, FilteredList, FilterSearch } from '@/components/ui/filters'
import { useQueryFilters } from '@/components/ui/use-query-filters'
import { clientsText } from '@/content/clients'

/** With more choices than this, the search fills a line of its own, and phones show the choices behind a button. */
const choicesOnPhones = 3

/** `name` is the query parameter, which is left out of the URL while the value is empty. */
export type Choice = {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}
type FilterFormProps = {
  path: Route
  /** Query parameters of the URL; parameters without a field in this form are kept. */
  params: Readonly<Record<string, string>>
  text: { form: string; label: string; working: string }
  choices?: readonly Choice[]
  /** True if phones show the choices behind a button; by default only when there are many choices. */
  folds?: boolean
  children: ReactNode
}
type Wanted = { search: string } & Readonly<Record<string, string>>

/** Filters are kept in the URL; without script, the button or Enter submits the form. */
export function FilterForm({
  path,
  params,
  text,
  choices = [],
  folds = choices.length > choicesOnPhones,
  children,
}: FilterFormProps) {
  const { buscar: search = '', ...others } = params
  const { wanted, working, offline, type, choose, submit } = useQueryFilters<Wanted>(
    { ...others, search },
    (next) => withFilters(path, next),
  )
  const [shown, setShown] = useState(false)
  const id = useId()
  const isLong = choices.length > choicesOnPhones
  const set = choices.filter(({ name }) => wanted[name]).length
  const kept = Object.entries(others).filter(([name]) => !choices.some((choice) => choice.name === name))
  return (
    <>
      <search>
        <form
          action={path}
          aria-label={text.form}
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault()
            submit()
          }}
          className="flex flex-wrap gap-3 py-4"
        >
          <FilterSearch
            label={text.label}
            name="buscar"
            hint={text.label}
            value={wanted.search}
            maxLength={100}
            working={working}
            onType={type}
            className={cn('min-w-0 grow', isLong ? 'basis-full' : 'basis-72 max-md:basis-full')}
          />
          {folds ? (
            <Button
              aria-expanded={shown}
              aria-controls={id}
              onClick={() => setShown(!shown)}
              className="md:hidden"
            >
              {clientsText.filterButton(set)}
            </Button>
          ) : null}
          <div id={id} className={cn('contents', folds && !shown && 'max-md:hidden')}>
            {choices.map(({ name, label, options }) => (
              <FilterChoice
                key={name}
                name={name}
                label={label}
                value={wanted[name] ?? ''}
                onChoose={(value) => choose({ [name]: value })}
                className="min-w-0 grow basis-40 max-md:basis-full md:max-w-56"
              >
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </FilterChoice>
            ))}
          </div>
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
        </form>
      </search>
      <FilteredList working={working} workingText={text.working} offline={offline}>
        {children}
      </FilteredList>
    </>
  )
}

/** The parameters are sorted, so that the same filters always result in the same URL. */
function withFilters(path: Route, { search, ...others }: Wanted): Route {
  const filled = Object.entries({ ...others, buscar: search.trim() }).filter(([, value]) => value)
  const params = new URLSearchParams(filled)
  params.sort()
  return (params.size > 0 ? `${path}?${params}` : path) as Route
}
