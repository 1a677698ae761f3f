'use client'
import { Upload } from 'lucide-react'
import { useRef, useState, type ComponentType } from 'react'
import { useMay } from '@/components/portal/for-role'
import { Button } from '@/components/ui/button'
import { FileInput } from '@/components/ui/file-input'
import { calendarText as text } from '@/content/obligations'

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
  const [failed, setFailed] = useState(false)

  /** The code that sends the files is loaded while the user chooses them. */
  async function load() {
    setFailed(false)
    try {
      const { default: Loaded } = await import('@/components/obligations/obligation-delivery')
      setDelivery(() => Loaded)
    } catch {
      setFailed(true)
    }
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
          setChosen(files)
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
      ) : failed && chosen.length > 0 ? (
        <p role="alert" className="basis-full text-left text-sm font-[550] text-red">
          {text.deliver.offline}{' '}
          <Button size="sm" variant="quiet" onClick={() => void load()}>
            {text.failed.retry}
          </Button>
        </p>
      ) : null}
    </>
  )
}
