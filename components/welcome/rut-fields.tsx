'use client'
import { useState } from 'react'
import { MoreChoices } from '@/components/tax-profile/more-choices'
import { ResponsibilityChoice } from '@/components/tax-profile/responsibility-choice'
import { FromRut, RutUpload } from '@/components/tax-profile/rut-upload'
import { Button } from '@/components/ui/button'
import { steady } from '@/components/uploads/steady'
import { useAttempts } from '@/components/uploads/use-attempts'
import { welcomeText } from '@/content/welcome'
import type { Rut } from '@/lib/tax-profile/read-rut'
import { aboutPageAccount } from '@/lib/supabase/named-account'
import { nameOfContent } from '@/lib/uploads/file'
import { maxRutSize } from '@/lib/welcome/schema'

const rutText = welcomeText.company.rut
const href = '/api/bienvenida/rut'
const patienceMs = 60_000
const responsibilityText = welcomeText.company.responsibilities
const common: readonly string[] = responsibilityText.common.map(({ code }) => code)

type RutFileProps = { nit: string; kept: string | null; onRead: (rut: Rut) => void }

/** The RUT fills in the fields, and the file itself is sent to the firm. */
export function RutFile({ nit, kept, onRead }: RutFileProps) {
  const [name, setName] = useState(kept)
  const [busy, setBusy] = useState(false)
  const [cut, setCut] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const attempts = useAttempts()

  async function send(file: File | null) {
    if (file && file.size > maxRutSize) return setProblem(rutText.large)
    const signal = attempts.begin('rut')
    setBusy(true)
    setProblem(null)
    const sentName = file && nameOfContent(file.name, 'application/pdf')
    const query = sentName ? `?nombre=${encodeURIComponent(sentName)}` : ''
    const attempt = () =>
      fetch(aboutPageAccount(`${href}${query}`), {
        method: file ? 'PUT' : 'DELETE',
        body: file,
        signal: AbortSignal.timeout(patienceMs),
      }).then(
        ({ ok }) => ok,
        () => null,
      )
    const isKept = await steady(attempt, {
      isCut: (answer) => answer === null,
      onCut: () => setCut(rutText.cut(sentName ?? name ?? '')),
      signal,
    })
    if (signal.aborted) return
    setCut(null)
    setBusy(false)
    if (isKept) setName(sentName)
    else setProblem(rutText.failed)
  }

  return (
    <div className="grid gap-2 border border-dashed border-rule-field p-4 sm:p-5">
      <RutUpload
        nit={nit}
        onRead={onRead}
        onFile={(file) => void send(file)}
        choose={rutText.choose}
        hint={rutText.hint}
      />
      <div role="status" className="text-sm wrap-anywhere">
        {cut ?? (busy ? rutText.sending : name ? rutText.kept(name) : null)}
      </div>
      {problem ? (
        <p role="alert" className="text-sm font-[550] text-red">
          {problem}
        </p>
      ) : null}
      {name && !busy ? (
        <Button
          type="button"
          size="sm"
          variant="quiet"
          className="-ml-3 justify-self-start"
          onClick={() => void send(null)}
        >
          {rutText.remove}
        </Button>
      ) : null}
    </div>
  )
}

type ResponsibilityListProps = {
  chosen: readonly string[]
  isFromRut: boolean
  problem: string | undefined
  onChange: (codes: string[]) => void
}

/** Common codes of box 53 of the RUT are listed; the others are found by a search. */
export function ResponsibilityList({ chosen, isFromRut, problem, onChange }: ResponsibilityListProps) {
  const others = chosen.filter((code) => !common.includes(code))
  const toggle = (code: string, isOn: boolean) =>
    onChange(isOn ? [...chosen, code] : chosen.filter((one) => one !== code))
  return (
    <fieldset data-invalid={problem ? true : undefined} tabIndex={-1} className="outline-none">
      <legend className="flex w-full flex-wrap justify-between gap-x-3 text-sm font-[550]">
        {responsibilityText.title}
        <FromRut shown={isFromRut} />
      </legend>
      <p className="pb-2 text-sm text-ink-2">{responsibilityText.hint}</p>
      <ul className="rule-closes">
        {responsibilityText.common.map(({ code, label, text: meaning }) => (
          <li key={code} className="border-t border-rule first:border-t-0">
            <label className="grid min-h-tap cursor-pointer grid-cols-[auto_2rem_minmax(0,1fr)] items-start gap-x-3 py-2.5">
              <input
                type="checkbox"
                checked={chosen.includes(code)}
                className="mt-0.5 size-5 accent-green"
                onChange={(event) => toggle(code, event.target.checked)}
              />
              <span className="font-serif text-green">{code}</span>
              <span>
                {label}
                <span className="block text-sm text-ink-2">{meaning}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <p role="status" className="text-sm font-[550] text-red [&:not(:empty)]:pt-2">
        {problem}
      </p>
      <MoreChoices label={responsibilityText.more} isUsed={others.length > 0}>
        <ResponsibilityChoice chosen={chosen} onChange={onChange} />
      </MoreChoices>
    </fieldset>
  )
}
