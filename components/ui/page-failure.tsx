import { Button } from '@/components/ui/button'
import { State } from '@/components/ui/state'
import { isConnectionLost, useRetries } from '@/components/ui/use-retries'
import { connectionLost } from '@/content/connection-lost'

export type PageFailureProps = { error: Error; retry: () => void }

type Text = { title: string; description: string; retry: string }

/** Replaces a page that failed; a page that failed because of a lost connection is retried automatically. */
export function PageFailure({ error, retry, text }: PageFailureProps & { text: Text }) {
  const isLost = isConnectionLost(error)
  useRetries(retry, isLost)
  return (
    <State
      tone="error"
      title={isLost ? connectionLost.title : text.title}
      level={1}
      action={<Button onClick={retry}>{text.retry}</Button>}
    >
      {text.description}
    </State>
  )
}
