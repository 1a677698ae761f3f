'use client'
import { Button } from '@/components/ui/button'
import { useAct } from '@/components/ui/use-act'
import { messageFilesText as text } from '@/content/message-files'
import { setLargeFilesAction, setMessageFilesAction } from '@/lib/uploads/actions'

type MessageFilesRuleProps = { every: boolean; large: boolean }

/** Settings for the types and the size of files in messages, answers to requests and documents. */
export function MessageFilesRule({ every, large }: MessageFilesRuleProps) {
  const types = useAct()
  const size = useAct()
  const changeTypes = () =>
    types.act({
      work: () => setMessageFilesAction({ every: !every, seen: every }),
      done: { title: every ? text.toasts.papers : text.toasts.every },
      failed: text.toasts.failed,
    })
  const changeSize = () =>
    size.act({
      work: () => setLargeFilesAction({ large: !large, seen: large }),
      done: { title: large ? text.size.usual : text.size.large },
      failed: text.toasts.failed,
    })
  return (
    <section aria-labelledby="message-files" className="grid gap-3">
      <h2 id="message-files" className="pb-2 text-lg rule-opens">
        {text.title}
      </h2>
      <p className="text-[1rem] text-ink-2">{text.intro}</p>
      <p>
        <b>{every ? text.every : text.papers}</b>
      </p>
      <p>
        <Button size="sm" busy={types.busy} onClick={changeTypes}>
          {every ? text.leave : text.allow}
        </Button>
      </p>
      <h3 className="mt-3 text-[1rem]">{text.size.title}</h3>
      <p className="text-[1rem] text-ink-2">{text.size.intro}</p>
      <p>
        <b>{large ? text.size.large : text.size.usual}</b>
      </p>
      <p>
        <Button size="sm" busy={size.busy} onClick={changeSize}>
          {large ? text.size.leave : text.size.allow}
        </Button>
      </p>
    </section>
  )
}
