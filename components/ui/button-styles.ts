import { cva } from 'class-variance-authority'

// The classes are separate from button.tsx, so that static pages can use them without the button's client code.
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
