'use client'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { blankItem, type DraftItem } from '@/components/document-requests/firm/use-request-draft'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { requestFormText as text } from '@/content/document-request-form'

const most = 40
const answerKinds = Object.keys(text.answers) as (keyof typeof text.answers)[]

type ItemFieldsProps = {
  items: readonly DraftItem[]
  error?: string | undefined
  onChange: (items: readonly DraftItem[]) => void
}

export function ItemFields({ items, error, onChange }: ItemFieldsProps) {
  const list = useRef<HTMLOListElement>(null)
  const counted = (kind: DraftItem['answerWith']) =>
    items.filter(({ answerWith }) => answerWith === kind).length

  function focus(place: number, part: string) {
    requestAnimationFrame(() =>
      list.current?.children[place]?.querySelector<HTMLElement>(`[data-part=${part}]`)?.focus(),
    )
  }
  function move(place: number, by: 1 | -1) {
    const next = [...items]
    const [moved] = next.splice(place, 1)
    if (!moved) return
    next.splice(place + by, 0, moved)
    onChange(next)
    focus(place + by, by === 1 && place + by < items.length - 1 ? 'down' : 'up')
  }
  function add(answerWith: DraftItem['answerWith']) {
    onChange([...items, blankItem(answerWith)])
    focus(items.length, 'name')
  }
  function remove(place: number) {
    onChange(items.filter((_, other) => other !== place))
    focus(Math.max(place - 1, 0), 'name')
  }

  return (
    <section aria-labelledby="request-items">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 pb-2 rule-opens">
        <h2 id="request-items" className="text-lg">
          {text.items}
        </h2>
        <p className="text-sm text-ink-2">
          {text.count(counted('file'), counted('text'), counted('appointment'))}
        </p>
      </div>
      {error ? (
        <p role="alert" className="py-2 text-sm font-[550] text-red">
          {error}
        </p>
      ) : null}
      <ol ref={list} className="rule-closes">
        {items.map((item, place) => (
          <li key={item.key} className="border-t border-rule py-4 first:border-t-0">
            <OneItem
              item={item}
              place={place}
              onChange={(part) =>
                onChange(items.map((other) => (other.key === item.key ? { ...other, ...part } : other)))
              }
            >
              <IconButton
                part="up"
                label={text.up(item.title)}
                disabled={place === 0}
                onClick={() => move(place, -1)}
              >
                <ArrowUp className="size-5" strokeWidth={1.75} aria-hidden />
              </IconButton>
              <IconButton
                part="down"
                label={text.down(item.title)}
                disabled={place === items.length - 1}
                onClick={() => move(place, 1)}
              >
                <ArrowDown className="size-5" strokeWidth={1.75} aria-hidden />
              </IconButton>
              <IconButton
                part="remove"
                label={text.remove(item.title)}
                disabled={items.length === 1}
                onClick={() => remove(place)}
              >
                <X className="size-5" strokeWidth={1.75} aria-hidden />
              </IconButton>
            </OneItem>
          </li>
        ))}
      </ol>
      <p className="mt-3 flex flex-wrap gap-2">
        <Button type="button" size="sm" disabled={items.length >= most} onClick={() => add('file')}>
          <Plus strokeWidth={1.75} aria-hidden /> {text.addFile}
        </Button>
        <Button type="button" size="sm" disabled={items.length >= most} onClick={() => add('text')}>
          <Plus strokeWidth={1.75} aria-hidden /> {text.addText}
        </Button>
        <Button type="button" size="sm" disabled={items.length >= most} onClick={() => add('appointment')}>
          <Plus strokeWidth={1.75} aria-hidden /> {text.addAppointment}
        </Button>
      </p>
    </section>
  )
}

type OneItemProps = {
  item: DraftItem
  place: number
  onChange: (part: Partial<DraftItem>) => void
  children: ReactNode
}

function OneItem({ item, place, onChange, children }: OneItemProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">{text.item(place + 1)}</legend>
      <div className="grid gap-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_auto]">
        <Field label={text.itemName}>
          {(control) => (
            <Input
              {...control}
              data-part="name"
              value={item.title}
              maxLength={160}
              required
              onChange={(event) => onChange({ title: event.currentTarget.value })}
            />
          )}
        </Field>
        <Field label={text.answerWith}>
          {(control) => (
            <Select
              {...control}
              value={item.answerWith}
              onChange={(event) =>
                onChange({
                  answerWith: answerKinds.find((kind) => kind === event.currentTarget.value) ?? 'file',
                })
              }
            >
              {answerKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {text.answers[kind]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <p className="flex self-end">{children}</p>
      </div>
      <Field label={text.itemHelp}>
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={500}
            value={item.help}
            onChange={(event) => onChange({ help: event.currentTarget.value })}
            className={inputStyles}
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-x-8">
        <Check
          label={text.required}
          checked={item.required}
          onChange={(required) => onChange({ required })}
        />
        <Check
          label={text.allowsNone}
          checked={item.allowsNone}
          onChange={(allowsNone) => onChange({ allowsNone })}
        />
      </p>
    </fieldset>
  )
}

type CheckProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }
const Check = ({ label, checked, onChange }: CheckProps) => (
  <label className="flex min-h-tap cursor-pointer items-center gap-2.5 text-sm">
    <input
      type="checkbox"
      className="size-5 flex-none accent-green"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {label}
  </label>
)

type IconButtonProps = {
  part: string
  label: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}
const IconButton = ({ part, label, children, ...rest }: IconButtonProps) => (
  <button
    type="button"
    data-part={part}
    aria-label={label}
    {...rest}
    className="grid size-tap place-items-center rounded-control hover:bg-sunk disabled:cursor-not-allowed disabled:text-rule-field"
  >
    {children}
  </button>
)
