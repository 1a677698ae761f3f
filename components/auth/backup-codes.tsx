'use client'
import { Check, Copy, Download, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { backupCodesText as text } from '@/content/account-backup-codes'

export function KeepBackupCodes({ codes }: { codes: readonly string[] }) {
  const [copied, setCopied] = useState(false)
  const sheet = () => [text.heading(location.host), '', ...codes, '', text.note, ''].join('\n')
  const copy = () =>
    navigator.clipboard?.writeText(sheet()).then(
      () => setCopied(true),
      () => {},
    )
  return (
    <span className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => void copy()}>
        {copied ? <Check strokeWidth={1.75} aria-hidden /> : <Copy strokeWidth={1.75} aria-hidden />}
        {copied ? text.copied : text.copy}
      </Button>
      <Button size="sm" onClick={() => download(sheet())}>
        <Download strokeWidth={1.75} aria-hidden />
        {text.download}
      </Button>
      <Button size="sm" onClick={() => print(sheet())}>
        <Printer strokeWidth={1.75} aria-hidden />
        {text.print}
      </Button>
    </span>
  )
}

function download(sheet: string) {
  const address = URL.createObjectURL(new Blob([sheet], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: address, download: text.file }).click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}

/** Prints the codes in a separate document, because the page around them also shows the authenticator app's key. */
function print(sheet: string) {
  const frame = document.createElement('iframe')
  frame.title = text.title
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0'
  document.body.append(frame)
  const { contentDocument: page, contentWindow: view } = frame
  if (!page || !view) return frame.remove()
  page.title = text.title
  const lines = page.createElement('pre')
  lines.textContent = sheet
  page.body.append(lines)
  view.addEventListener('afterprint', () => frame.remove())
  view.print()
}
