'use client'
import { Upload } from 'lucide-react'
import { useRef, useState, type ComponentType } from 'react'
import { useMay } from '@/components/portal/for-role'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { steadyImport } from '@/components/uploads/steady-import'
import { useAttempts } from '@/components/uploads/use-attempts'
import { WaitingFiles } from '@/components/uploads/waiting-files'
import { uploadCuts } from '@/content/upload-cuts'
import { calendarText as text } from '@/content/obligations'
import { displayName } from '@/lib/uploads/file'

type Delivery = ComponentType<{ obligation: string; chosen: readonly File[] }>

type DeliverButtonProps = {
  obligation: string
  title: string
  /** True once something was delivered; the button then offers to deliver more. */
  more: boolean
  hot: boolean
}

/** Opens the file dialog at once, and sends the chosen files. */
export function DeliverButton({ obligation, title, more, hot }: DeliverButtonProps) {
  const may = useMay('assistant')
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<readonly File[]>([])
  const [Delivery, setDelivery] = useState<Delivery | null>(null)
  const [isCut, setCut] = useState(false)
  const isLoading = useRef(false)
  const attempts = useAttempts()

  /** Loads the code that sends files, while the user still chooses files; without a connection the loading waits. */
  async function load() {
    if (isLoading.current) return
    isLoading.current = true
    const code = await steadyImport(
      () => import('@/components/obligations/obligation-delivery'),
      () => setCut(true),
      attempts.begin('code'),
    )
    if (code) setDelivery(() => code.default)
  }

  if (!may) return null
  const label = more ? text.deliver.more : text.deliver.button
  return (
    <>
      <FileInput
        ref={input}
        hidden
        multiple
        aria-label={`${label}: ${title}`}
        onFiles={(files) => {
          // While the code is loading, the files of a second choice are added to those of the first.
          setChosen((known) => (Delivery ? files : [...known, ...files]))
          if (!Delivery) void load()
        }}
      />
      <Button
        size="sm"
        variant={hot ? 'primary' : 'outline'}
        onClick={() => {
          if (!Delivery) void load()
          input.current?.click()
        }}
      >
        <Upload strokeWidth={1.75} aria-hidden />
        {label}
        <span className="sr-only">: {title}</span>
      </Button>
      {Delivery && chosen.length > 0 ? (
        <div className="basis-full text-left">
          <Delivery obligation={obligation} chosen={chosen} />
        </div>
      ) : isCut && chosen.length > 0 ? (
        <div className="basis-full text-left">
          <p role="status" className="text-sm font-[550]">
            {uploadCuts.cut(chosen.length)}
          </p>
          <WaitingFiles names={chosen.map(({ name }) => displayName(name))} />
        </div>
      ) : null}
    </>
  )
}
