import { MessageSquare } from 'lucide-react'
import { NewMessageLink } from '@/components/messages/new-message-link'
import { State } from '@/components/ui/state'
import { messages as text } from '@/content/messages'

export function NoMessages() {
  return (
    <State icon={MessageSquare} title={text.empty.title} action={<NewMessageLink primary />}>
      {text.empty.text}
    </State>
  )
}
