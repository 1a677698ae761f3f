import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/link-styles'
import { authText } from '@/content/auth'

export function ForgottenLink() {
  return (
    <Link
      href="/auth/recuperar"
      prefetch={false}
      className={cn(linkStyles, '-mt-3.5 justify-self-start font-medium')}
    >
      {authText.forgotten}
    </Link>
  )
}
