import { cva } from 'class-variance-authority'

// Separate from button.tsx, so that static pages can use the classes without its client code.
export const buttonStyles = cva(
  [
    'inline-flex items-center justify-center gap-2.5 rounded-control border text-center font-[550] no-underline',
    'transition-colors duration-150 active:translate-y-px',
    'disabled:cursor-not-allowed disabled:border-dashed disabled:border-rule-field disabled:bg-sunk disabled:text-ink-2 disabled:active:translate-y-0',
    '[&_svg]:size-[1.25em] [&_svg]:flex-none',
  ],
  {
    variants: {
      variant: {
        primary:
          'border-green bg-green text-sheet enabled:hover:border-green-deep enabled:hover:bg-green-deep [a&]:hover:border-green-deep [a&]:hover:bg-green-deep',
        outline:
          'border-ink bg-transparent text-ink enabled:hover:bg-ink enabled:hover:text-sheet [a&]:hover:bg-ink [a&]:hover:text-sheet',
        quiet:
          'border-transparent px-3 underline decoration-1 underline-offset-[0.22em] enabled:hover:bg-sunk [a&]:hover:bg-sunk',
        danger: 'border-red bg-transparent text-red enabled:hover:bg-red enabled:hover:text-sheet',
      },
      size: { md: 'min-h-12 px-[1.35rem] py-2 text-[1rem]/tight', sm: 'min-h-tap px-4 py-1.5 text-sm/tight' },
      wide: { true: 'w-full' },
      busy: {
        true: 'disabled:cursor-progress disabled:border-solid disabled:border-green-deep disabled:bg-green-deep disabled:text-sheet',
      },
    },
    defaultVariants: { variant: 'outline', size: 'md' },
  },
)
