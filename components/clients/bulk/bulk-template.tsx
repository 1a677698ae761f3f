'use client'
import { useEffect, useState, type SubmitEvent } from 'react'
import type { Refused } from '@/components/admin/bulk-bar'
import type { Named } from '@/components/admin/selection'
import { batchSize, inBatches } from '@/components/clients/bulk/in-batches'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Modal } from '@/components/ui/modal'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { attempted, useAct } from '@/components/ui/use-act'
import { bulkSteps, bulkTemplateText as text } from '@/content/client-bulk'
import { periodName } from '@/content/tax-calendar/words'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import {
  applyTemplateAction,
  endTemplateAction,
  listTemplatesAction,
  previewTemplateAction,
} from '@/lib/obligations/actions'
import type { TemplatePreview } from '@/lib/obligations/templates/schema'
import type { Failure } from '@/lib/result'
import { readPeriod } from '@/lib/tax-calendar/period'

type BulkTemplateProps = {
  clients: readonly Named[]
  onClose: () => void
  /** `all` is the number of clients in the change, including refused ones. */
  onDone: (kind: 'give' | 'end', refused: readonly Refused[], all: number) => void
}
type Loaded<T> = T | Failure | null

const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'ok' in value && !value.ok

/** Gives clients a template of obligations or takes it from them, after a preview of the added or removed dates. */
export function BulkTemplate({ clients, onClose, onDone }: BulkTemplateProps) {
  const [templates, setTemplates] = useState<Loaded<readonly { id: string; name: string }[]>>(null)
  const [kind, setKind] = useState<'give' | 'end'>('give')
  const [template, setTemplate] = useState('')
  const [found, setFound] = useState<{ template: string; preview: TemplatePreview | Failure } | null>(null)
  const { busy, problem, act } = useAct()

  useEffect(() => {
    void attempted(listTemplatesAction({})).then((answer) => {
      setTemplates(answer.ok ? answer.data : answer)
      if (answer.ok) setTemplate(answer.data[0]?.id ?? '')
    })
  }, [])
  useEffect(() => {
    if (!template) return
    let left = false
    void attempted(previewTemplateAction({ template })).then((answer) => {
      if (!left) setFound({ template, preview: answer.ok ? answer.data : answer })
    })
    return () => void (left = true)
  }, [template])

  const preview = found?.template === template ? found.preview : null
  const failure = [templates, preview].find(isFailure) ?? problem
  const plan = preview && !isFailure(preview) ? planOf(preview, clients) : null
  const going = plan ? plan[kind] : []

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const action = kind === 'give' ? applyTemplateAction : endTemplateAction
    act({
      work: () =>
        inBatches(
          going.map(({ id }) => id),
          (id) => id,
          (some) => action({ template, clients: some }),
          batchSize,
        ),
      then: (refused) => onDone(kind, refused, going.length),
    })
  }

  return (
    <Modal
      onClose={onClose}
      aria-labelledby="bulk-template"
      aria-describedby="bulk-template-text"
      className="w-[min(38rem,calc(100%-1.5rem))] rounded-sheet border border-ink bg-sheet"
    >
      <form onSubmit={submit} noValidate method="post" className="grid gap-4 p-5 sm:p-6">
        <h2 id="bulk-template">{text.title(clients.length)}</h2>
        <p id="bulk-template-text" className="text-ink-2">
          {text.intro}
        </p>
        <Field label={text.what}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ currentTarget }) => setKind(currentTarget.value === 'end' ? 'end' : 'give')}
            >
              <option value="give">{text.kinds.give}</option>
              <option value="end">{text.kinds.end}</option>
            </Select>
          )}
        </Field>
        {templates === null || isFailure(templates) ? (
          <p role="status">{templates === null ? text.loading : null}</p>
        ) : templates.length === 0 ? (
          <p>{text.empty}</p>
        ) : (
          <Field label={text.template}>
            {(control) => (
              <Select
                {...control}
                value={template}
                onChange={({ currentTarget }) => setTemplate(currentTarget.value)}
              >
                {templates.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <div role="status">{plan ? <Consequence kind={kind} plan={plan} /> : null}</div>
        {failure ? <Notice tone="bad">{failure.message}</Notice> : null}
        <p className="flex flex-wrap gap-3">
          {going.length > 0 ? (
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? text.busy : text[kind](going.length)}
            </Button>
          ) : null}
          <Button disabled={busy} onClick={onClose}>
            {bulkSteps.cancel}
          </Button>
        </p>
      </form>
    </Modal>
  )
}

type Plan = { give: Named[]; end: Named[]; open: number; active: number; dates: TemplatePreview['dates'] }

function planOf({ dates, clients: holders }: TemplatePreview, clients: readonly Named[]): Plan {
  const held = new Map(holders.map((one) => [one.client, one]))
  const stateOf = ({ id }: Named) => held.get(id)?.state ?? 'none'
  const end = clients.filter((one) => ['active', 'paused'].includes(stateOf(one)))
  return {
    give: clients.filter((one) => stateOf(one) !== 'active'),
    end,
    open: end.reduce((sum, { id }) => sum + (held.get(id)?.open ?? 0), 0),
    active: clients.filter((one) => stateOf(one) === 'active').length,
    dates,
  }
}

function Consequence({ kind, plan }: { kind: 'give' | 'end'; plan: Plan }) {
  if (kind === 'end')
    return <p>{plan.end.length > 0 ? text.ended(plan.end.length, plan.open) : text.nobody}</p>
  if (plan.give.length === 0) return <p>{text.everybody}</p>
  return (
    <>
      <p className="font-[550]">{text.given(plan.give.length, plan.active)}</p>
      <p>{text.comes(plan.dates.length)}</p>
      <ul className="list-disc pl-5">
        {plan.dates.map(({ period, due }) => {
          const named = readPeriod(period)
          return (
            <li key={period}>
              {formatCivilDay(due)}, {named ? periodName(named) : period}
            </li>
          )
        })}
      </ul>
    </>
  )
}
