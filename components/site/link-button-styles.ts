import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'

export type Look = 'primary' | 'outline' | 'light' | 'light-outline'

const onDark: Partial<Record<Look, string>> = {
  light: 'border-paper bg-paper text-green-deep hover:underline',
  'light-outline': 'border-green-pale bg-transparent text-paper hover:bg-green-pale hover:text-green-deep',
}

// A link is never disabled, and every link of a static page would carry what says so.
const neverDisabled = (classes: string) => classes.replace(/ (?:dis|en)abled:\S+/g, '')

export const linkButtonStyles = (look: Look = 'outline', size?: 'md' | 'sm') => {
  const plain = look === 'primary' || look === 'outline'
  const classes = neverDisabled(buttonStyles({ variant: plain ? look : 'outline', size }))
  return plain ? classes : cn(classes, onDark[look])
}
