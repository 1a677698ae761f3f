import { Icon } from '@/components/site/icon'
import { linkButtonStyles } from '@/components/site/link-button'
import { firm } from '@/content/firm'

type PhoneLinkProps = { look?: Parameters<typeof linkButtonStyles>[0]; label?: string }

export function PhoneLink({ look, label = firm.phone.label }: PhoneLinkProps) {
  return (
    <a href={firm.phone.href} className={linkButtonStyles(look)}>
      <Icon name="phone" />
      {label}
    </a>
  )
}
