import Link from 'next/link'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { resetText } from '@/content/auth'

export function BackToSignIn() {
  return (
    <Link href="/auth" prefetch={false} className={cn(linkStyles, 'mt-2 font-medium')}>
      {resetText.back}
    </Link>
  )
}
