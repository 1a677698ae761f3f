import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'

export type Look = 'primary' | 'outline' | 'light' | 'light-outline'

const onDark: Partial<Record<Look, string>> = {
  light: 'border-paper bg-paper text-green-deep hover:underline',
  'light-outline': 'border-green-pale bg-transparent text-paper hover:bg-green-pale hover:text-green-deep',
}

export const linkButtonStyles = (look: Look = 'outline', size?: 'md' | 'sm') => {
  const plain = look === 'primary' || look === 'outline'
  return plain
    ? buttonStyles({ variant: look, size })
    : cn(buttonStyles({ size, variant: 'outline' }), onDark[look])
}
