'use client'
import { useState } from 'react'
import { RutUpload } from '@/components/tax-profile/rut-upload'
import { Button } from '@/components/ui/button'
import { welcomeText } from '@/content/welcome'
import type { Rut } from '@/lib/tax-profile/read-rut'
import { maxRutSize } from '@/lib/welcome/rut-size'

const text = welcomeText.company.rut
const address = '/api/bienvenida/rut'
const patienceMs = 60_000

type RutFileProps = { nit: string; kept: string | null; onRead: (rut: Rut) => void }

/** The RUT: it fills the fields, and goes to the firm as it is. */
export function RutFile({ nit, kept, onRead }: RutFileProps) {
  const [name, setName] = useState(kept)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function send(file: File | null) {
    if (file && file.size > maxRutSize) return setProblem(text.large)
    setBusy(true)
    setProblem(null)
    const query = file ? `?nombre=${encodeURIComponent(file.name.slice(0, 120))}` : ''
    const isKept = await fetch(`${address}${query}`, {
      method: file ? 'PUT' : 'DELETE',
      body: file,
      signal: AbortSignal.timeout(patienceMs),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
    setBusy(false)
    if (isKept) setName(file?.name ?? null)
    else setProblem(text.failed)
  }

  return (
    <div className="grid gap-2 border border-dashed border-rule-field p-4 sm:p-5">
      <RutUpload
        nit={nit}
        onRead={onRead}
        onFile={(file) => void send(file)}
        choose={text.choose}
        hint={text.hint}
      />
      <div role="status" className="text-sm wrap-anywhere">
        {busy ? text.sending : name ? text.kept(name) : null}
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
          {text.remove}
        </Button>
      ) : null}
    </div>
  )
}
