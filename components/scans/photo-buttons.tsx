'use client'
import { Camera, Images } from 'lucide-react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/cn'
import { FileInput } from '@/components/ui/file-input'
import { scansText as text } from '@/content/scans'

const focus =
  'cursor-pointer focus-within:outline-3 focus-within:outline-offset-3 focus-within:outline-ochre-ink'

type PhotoButtonsProps = { onFiles: (files: readonly File[]) => void; className?: string }

/** Devices with a mouse hide the camera button, because both buttons would open the same file dialog. */
export function PhotoButtons({ onFiles, className }: PhotoButtonsProps) {
  return (
    <p className={cn('flex flex-wrap gap-3', className)}>
      <label
        className={cn(buttonStyles({ variant: 'primary' }), focus, 'flex-[1_1_10rem] pointer-fine:hidden')}
      >
        <Camera strokeWidth={1.75} aria-hidden />
        {text.take}
        <FileInput accept="image/*" capture="environment" onFiles={onFiles} className="sr-only" />
      </label>
      <label className={cn(buttonStyles(), focus, 'flex-[1_1_10rem]')}>
        <Images strokeWidth={1.75} aria-hidden />
        {text.choose}
        <FileInput accept="image/*" multiple onFiles={onFiles} className="sr-only" />
      </label>
    </p>
  )
}
