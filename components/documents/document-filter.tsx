'use client'
import { Search } from 'lucide-react'
import { inputStyles, linkStyles, noNativeCross } from '@/components/ui/control-styles'
import { useQueryFilters } from '@/components/ui/use-query-filters'
import { useEarlyValue } from '@/components/ui/use-early-value'
import { frame } from '@/content/navigation'
import { documentListText } from '@/content/documents'
import { folderParam } from '@/lib/documents/folders'
import {
  filterHref,
  listHome,
  longestDocumentSearch,
  readOrder,
  wholeList,
  type ListQuery,
} from '@/lib/documents/list-query'
import { families, familyLabels, type Family } from '@/lib/documents/schema'

const text = documentListText.filter
const typeOptions = [
  { value: '', label: text.anyType },
  ...families.map((value) => ({ value, label: value === 'otro' ? text.otherType : familyLabels[value] })),
]
const orderOptions = Object.entries(text.orders).map(([value, label]) => ({ value, label }))

/** Filters and order are kept in the URL; without script this is a plain GET form. */
export function DocumentFilter({ query }: { query: ListQuery }) {
  const { wanted, working, offline, type, choose, submit } = useQueryFilters(query, filterHref)
  const field = useEarlyValue<HTMLInputElement>(wanted.search, type)
  return (
    <form
      role="search"
      aria-label={text.label}
      action={listHome(query)}
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] items-end gap-x-3 gap-y-2 border-b border-rule py-4 sm:grid-cols-[minmax(0,1fr)_8rem_14rem]"
    >
      {query.client ? <input type="hidden" name="ver" value="documentos" /> : null}
      {query.folder ? <input type="hidden" name="carpeta" value={folderParam(query.folder)} /> : null}
      <label className="grid gap-1 text-sm font-[550] max-sm:col-span-full">
        {text.search}
        <span className="relative">
          <Search
            className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-ink-2"
            strokeWidth={1.75}
            aria-hidden
          />
          <input
            ref={field}
            type="search"
            name="buscar"
            value={wanted.search}
            maxLength={longestDocumentSearch}
            placeholder={text.placeholder}
            onChange={(event) => type(event.target.value)}
            className={`${inputStyles} ${noNativeCross} min-h-tap pl-10 text-[1rem] font-normal`}
          />
        </span>
      </label>
      <FilterSelect
        label={text.type}
        name="tipo"
        value={wanted.family ?? ''}
        options={typeOptions}
        onChoose={(value) => choose({ family: (value as Family) || null })}
      />
      <FilterSelect
        label={text.order}
        name="orden"
        value={`${wanted.sort}-${wanted.direction}`}
        options={orderOptions}
        onChoose={(value) => choose(readOrder(value))}
      />
      <p className="col-span-full flex min-h-6 items-center gap-x-4 text-sm text-ink-2 empty:hidden">
        <span role="status">{offline ? frame.connection.filters : working ? text.searching : null}</span>
        {wanted.search || wanted.family ? (
          <button
            type="button"
            onClick={() => choose({ search: wholeList.search, family: wholeList.family })}
            className={`${linkStyles} ml-auto whitespace-nowrap`}
          >
            {text.clear}
          </button>
        ) : null}
      </p>
    </form>
  )
}

type FilterSelectProps = {
  label: string
  name: string
  value: string
  options: readonly { value: string; label: string }[]
  onChoose: (value: string) => void
}

/** Uses a native select, which needs no script and works best on phones. */
function FilterSelect({ label, name, value, options, onChoose }: FilterSelectProps) {
  const field = useEarlyValue<HTMLSelectElement>(value, onChoose)
  return (
    <label className="grid min-w-0 gap-1 text-sm font-[550]">
      {label}
      <select
        ref={field}
        name={name}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className={`${inputStyles} min-h-tap text-[1rem] font-normal`}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
