'use client'
import { LoaderCircle, Search } from 'lucide-react'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useRef, useTransition, type ReactNode } from 'react'
import { Input } from '@/components/ui/input'

type FilterFormProps = {
  path: Route
  /** The filters of the page that is shown, as they stand in its address. */
  params: Readonly<Record<string, string>>
  text: { form: string; label: string; working: string }
  /** More fields, whose names are those of the address. */
  fields?: ReactNode
  children: ReactNode
}

type Field = HTMLInputElement | HTMLSelectElement

/** Milliseconds after the last letter. */
const pause = 300

const fieldsOf = (form: HTMLFormElement | null) =>
  [...(form?.elements ?? [])].filter(
    (field): field is Field =>
      field instanceof HTMLSelectElement || (field instanceof HTMLInputElement && field.type !== 'hidden'),
  )
const isChanged = (field: Field) =>
  field instanceof HTMLSelectElement
    ? field.selectedOptions[0] !==
      ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])
    : field.value !== field.defaultValue

/** A search, and what else filters the list (`children`), in the address. Works without script by its button of Enter. */
export function FilterForm({ path, params, text, fields, children }: FilterFormProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const sent = useRef<string[]>([])
  const listening = useRef(false)
  const [working, start] = useTransition()
  const current = new URLSearchParams(params).toString()

  const goNow = useEffectEvent(go)
  // What comes from elsewhere (back, a link) is written into the fields; the late answer to an earlier letter is not. Nor is
  // what a person put in before the page's script listened: that is asked for.
  useEffect(() => {
    if (!listening.current) {
      listening.current = true
      if (fieldsOf(form.current).some(isChanged)) goNow()
      return
    }
    const ours = sent.current.includes(current)
    if (!ours || sent.current.at(-1) === current) sent.current = []
    if (ours) return
    const wanted = new URLSearchParams(current)
    for (const field of fieldsOf(form.current)) field.value = wanted.get(field.name) ?? ''
  }, [current])
  useEffect(() => () => clearTimeout(timer.current), [])

  function go() {
    clearTimeout(timer.current)
    if (!form.current) return
    const next = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string' && value.trim()) next.set(name, value.trim())
    }
    const address = next.toString()
    if (address === (sent.current.at(-1) ?? current)) return
    sent.current.push(address)
    start(() => router.replace((address ? `${path}?${address}` : path) as Route, { scroll: false }))
  }

  const Icon = working ? LoaderCircle : Search
  return (
    <>
      <search>
        <form
          ref={form}
          action={path}
          aria-label={text.form}
          autoComplete="off"
          onSubmit={(event) => {
            event.preventDefault()
            go()
          }}
          onChange={(event) => {
            if (event.target instanceof HTMLSelectElement) go()
          }}
          className="grid gap-3 py-4 md:auto-cols-[minmax(10rem,14rem)] md:grid-flow-col md:grid-cols-[minmax(0,1fr)]"
        >
          <div className="relative">
            <span className="pointer-events-none absolute inset-y-0 left-3.5 grid place-items-center">
              <Icon className={working ? 'size-5 animate-spin' : 'size-5'} strokeWidth={1.75} aria-hidden />
            </span>
            <Input
              type="search"
              name="buscar"
              className="pl-11"
              aria-label={text.label}
              placeholder={text.label}
              maxLength={100}
              defaultValue={params['buscar']}
              onChange={() => {
                clearTimeout(timer.current)
                timer.current = setTimeout(go, pause)
              }}
            />
          </div>
          {fields}
        </form>
      </search>
      <p role="status" className="sr-only">
        {working ? text.working : null}
      </p>
      <div aria-busy={working}>{children}</div>
    </>
  )
}
