'use client'
import { RotateCw } from 'lucide-react'
import dynamic from 'next/dynamic'
import { useCallback, useState } from 'react'
import { useFileBytes } from '@/components/documents/use-file-bytes'
import { Button } from '@/components/ui/button'
import { Spinner } from '@/components/ui/loading'
import { openedPart } from '@/components/ui/opened-part'
import { State } from '@/components/ui/state'
import { review } from '@/content/invoice-decisions'
import { familyOf } from '@/lib/documents/schema'

const PdfPages = dynamic(
  openedPart(() => import('@/components/documents/pdf-pages')),
  {
    ssr: false,
    loading: () => <Spinner label={review.page.loading} />,
  },
)
const PictureView = dynamic(
  openedPart(() => import('@/components/documents/picture-view')),
  { ssr: false },
)
const XmlView = dynamic(
  openedPart(() => import('@/components/invoices/decisions/xml-view').then((module) => module.XmlView)),
  {
    ssr: false,
  },
)
const views = { pdf: PdfPages, imagen: PictureView, xml: XmlView } as const

type FileViewText = {
  loading: string
  missing: { title: string; text: string; retry: string }
  unshown: { title: string; text: string }
}
type FileViewProps = { name: string; file: { href: string; type: string }; text: FileViewText }

/** Draws the file's bytes; a file opened as a page of this site could run scripts. */
export function FileView({ name, file: { href, type }, text }: FileViewProps) {
  const { bytes, retry } = useFileBytes(href)
  const [unshown, setUnshown] = useState(false)
  const onFailure = useCallback(() => setUnshown(true), [])
  if (bytes === 'failed') {
    return (
      <State
        tone="error"
        title={text.missing.title}
        className="mt-5"
        action={
          <Button size="sm" onClick={retry}>
            <RotateCw strokeWidth={1.75} aria-hidden />
            {text.missing.retry}
          </Button>
        }
      >
        {text.missing.text}
      </State>
    )
  }
  const family = familyOf(type)
  const View = family in views ? views[family as keyof typeof views] : null
  if (unshown || !View) {
    return (
      <State tone="error" title={text.unshown.title} className="mt-5">
        {text.unshown.text}
      </State>
    )
  }
  return (
    <div className="pt-5" aria-busy={!bytes}>
      {bytes ? (
        <View name={name} type={type} bytes={bytes} onFailure={onFailure} />
      ) : (
        <Spinner label={text.loading} />
      )}
    </div>
  )
}

export function FileSource({ name, file }: { name: string; file: { href: string; type: string } }) {
  const [open, setOpen] = useState(false)
  return (
    <details className="mt-5 text-sm" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-tap cursor-pointer items-center font-[550]">
        {review.source.show}
      </summary>
      {open ? <FileView name={name} file={file} text={review.page} /> : null}
    </details>
  )
}
