'use client'
import Link from 'next/link'
import { Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useFileDrop } from '@/components/invoices/upload/file-drop'
import { RutSection } from '@/components/tax-profile/batch/rut-section'
import { saveRuts, type Choice } from '@/components/tax-profile/batch/save-ruts'
import { useRutFiles } from '@/components/tax-profile/batch/use-rut-files'
import { Button } from '@/components/ui/button'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { FileInput } from '@/components/ui/file-input'
import { Notice } from '@/components/ui/notice'
import { rutBatchText as text } from '@/content/tax-profile-ruts'
import { pickerTypes } from '@/lib/uploads/file'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { formatNumber } from '@/lib/format/number'
import type { AccountId } from '@/lib/ids'
import { rutStates, type RutState, type Verdict } from '@/lib/tax-profile/rut-batch'

/** RUTs in these states are ticked at first, because saving them overwrites no stored data. */
const tickedFirst: readonly RutState[] = ['new', 'to-read']
type Picked = { id: AccountId; title: string }

export function RutBatch({ today }: { today: CivilDay }) {
  const field = useRef<HTMLInputElement>(null)
  const { total, done, dropped, matching, verdicts, add, match, consent, fileOf } = useRutFiles(today)
  const { over, handlers } = useFileDrop((files) => void add(files))
  /** The rows that the member ticked or unticked; other rows are ticked according to their state. */
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [picked, setPicked] = useState<ReadonlyMap<string, Picked>>(new Map())
  const [settled, setSettled] = useState<ReadonlyMap<string, string | null>>(new Map())
  const [saving, setSaving] = useState<{ at: number; of: number } | null>(null)
  const [said, setSaid] = useState<string>()

  const open = verdicts.filter(({ key }) => settled.get(key) !== null)
  const choiceOf = (verdict: Verdict): Choice | null => {
    const { key, state, client, save } = verdict
    const known = picked.get(key) ?? client
    const file = fileOf(key)
    if (file && known && (state === 'to-read' || picked.has(key)))
      return { kind: 'document', verdict, client: known.id, file }
    return save ? { kind: 'profile', verdict: { ...verdict, save } } : null
  }
  const isTicked = ({ key, state }: Verdict) =>
    ticked.get(key) ?? (tickedFirst.includes(state) || picked.has(key))
  const chosen = open.flatMap((verdict) => (isTicked(verdict) ? (choiceOf(verdict) ?? []) : []))
  const profiles = chosen.filter(({ kind }) => kind === 'profile').length
  const documents = chosen.length - profiles
  const isReading = done < total || matching === 'working'
  useLeaveWarning(chosen.length > 0)

  // Saving clears the selection and disables the focused save button, so the result takes the focus.
  const result = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (said && document.activeElement === document.body) result.current?.focus()
  }, [said])

  const tick = (keys: readonly string[], on: boolean) =>
    setTicked((before) => new Map([...before, ...keys.map((key) => [key, on] as const)]))

  async function save() {
    setSaving({ at: 0, of: chosen.length })
    setSaid(undefined)
    const kept = { profile: 0, document: 0 }
    await saveRuts(chosen, (key, refusal) => {
      const choice = chosen.find(({ verdict }) => verdict.key === key)
      if (refusal === null && choice) kept[choice.kind]++
      setSettled((before) => new Map(before).set(key, refusal))
      setSaving((now) => now && { ...now, at: now.at + 1 })
    })
    setSaving(null)
    const lost = chosen.length - kept.profile - kept.document
    setSaid(
      [text.done(kept.profile, kept.document), lost > 0 ? text.failedSome(formatNumber(lost)) : '']
        .join(' ')
        .trim(),
    )
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-10 pt-8 min-[70rem]:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-10">
        <div
          {...handlers}
          className={cn(
            'grid gap-3 border border-dashed border-rule-field p-6',
            over && 'border-green bg-green-wash',
          )}
        >
          <FileInput
            ref={field}
            multiple
            accept={pickerTypes}
            aria-label={text.choose}
            className="sr-only"
            tabIndex={-1}
            onFiles={(files) => void add(files)}
          />
          <p className="flex flex-wrap items-center gap-3">
            <Button aria-describedby="rut-hint" onClick={() => field.current?.click()}>
              <Upload strokeWidth={1.75} aria-hidden /> {text.choose}
            </Button>
            <span className="max-sm:hidden">{text.drop}</span>
          </p>
          {consent}
          <p id="rut-hint" className="text-sm text-ink-2">
            {text.hint}
          </p>
          <p role="status" className="text-sm font-[550]">
            {done < total
              ? text.reading(formatNumber(done), formatNumber(total))
              : matching === 'working'
                ? text.matching
                : null}
          </p>
          {done < total ? (
            <progress
              aria-label={text.reading('', '')}
              max={total}
              value={done}
              className="h-3 w-full accent-green"
            />
          ) : null}
          {dropped > 0 ? <Notice tone="warn">{text.tooMany(formatNumber(dropped))}</Notice> : null}
          {matching === 'failed' ? (
            <Notice tone="warn">
              <p>{text.noMatch}</p>
              <Button size="sm" className="mt-2" onClick={() => void match()}>
                {text.retry}
              </Button>
            </Notice>
          ) : null}
        </div>
        {isReading || matching === 'failed'
          ? null
          : rutStates.map((state) => (
              <RutSection
                key={state}
                state={state}
                verdicts={open.filter((verdict) => verdict.state === state)}
                isTicked={isTicked}
                canTick={(verdict) => choiceOf(verdict) !== null}
                refusalOf={(key) => settled.get(key) ?? null}
                pickedOf={(key) => picked.get(key) ?? null}
                busy={saving !== null}
                onTick={tick}
                onPick={(key, client) => setPicked((before) => new Map(before).set(key, client))}
              />
            ))}
      </div>
      <aside aria-labelledby="what-happens" className="grid gap-5 min-[70rem]:sticky min-[70rem]:top-24">
        <div>
          <h2 id="what-happens" className="pb-2 text-lg rule-opens">
            {text.aside.title}
          </h2>
          <dl className="rule-closes">
            {[
              [text.aside.read, done],
              [text.aside.profiles, profiles],
              [text.aside.documents, documents],
              [text.aside.left, open.filter(({ state }) => state !== 'same').length - chosen.length],
              [text.aside.saved, verdicts.length - open.length],
            ].map(([label, count]) => (
              <div key={label} className="flex justify-between border-t border-rule py-2.5 first:border-t-0">
                <dt>{label}</dt>
                <dd className="font-[550] tabular-nums">{formatNumber(Number(count))}</dd>
              </div>
            ))}
          </dl>
        </div>
        <Button
          variant="primary"
          wide
          busy={saving !== null}
          disabled={isReading || chosen.length === 0}
          onClick={() => void save()}
        >
          {saving
            ? text.saving(formatNumber(saving.at), formatNumber(saving.of))
            : text.save(profiles, documents)}
        </Button>
        <div ref={result} tabIndex={-1} role="status">
          {said ? (
            <Notice tone={[...settled.values()].some((refusal) => refusal !== null) ? 'warn' : 'ok'}>
              <p>{said}</p>
              <p>
                <Link href="/admin/clientes" prefetch={false} className={buttonStyles({ size: 'sm' })}>
                  {text.list}
                </Link>
              </p>
            </Notice>
          ) : null}
        </div>
      </aside>
    </div>
  )
}

/** Makes the browser ask before the user leaves the page with chosen files that are not saved. */
function useLeaveWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isUnsaved])
}
