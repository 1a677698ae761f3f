import { Notice } from '@/components/ui/notice'
import { registeredNotice } from '@/content/auth'

export function RegisteredNotice({ email }: { email: string }) {
  return (
    <Notice tone="ok">
      {registeredNotice.before} <b>{email}</b> {registeredNotice.after}
    </Notice>
  )
}
