import { cva } from 'class-variance-authority'

// Separate from button.tsx, so that static pages can use the classes without its client code.
export const buttonStyles = cva('button', {
  variants: {
    variant: {
      primary: 'button-primary',
      outline: 'button-outline',
      quiet: 'button-quiet',
      danger: 'button-danger',
    },
    size: { md: 'button-md', sm: 'button-sm' },
    wide: { true: 'w-full' },
    busy: { true: 'button-busy' },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
})
