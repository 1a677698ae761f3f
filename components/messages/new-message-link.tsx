import { MessageSquare } from 'lucide-react'
import Link from 'next/link'
import { buttonStyles } from '@/components/ui/button-styles'
import { State } from '@/components/ui/state'
import { messages as text } from '@/content/messages'

export function NewMessageLink({ primary = false, small = false }: { primary?: boolean; small?: boolean }) {
  return (
    <Link
      href="/portal/mensajes/nuevo"
      prefetch={false}
      className={buttonStyles({ variant: primary ? 'primary' : 'outline', size: small ? 'sm' : 'md' })}
    >
      {text.start}
    </Link>
  )
}

export function NoMessages() {
  return (
    <State icon={MessageSquare} title={text.empty.title} action={<NewMessageLink primary />}>
      {text.empty.text}
    </State>
  )
}
