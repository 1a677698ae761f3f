import { configure } from '@testing-library/react'

// What a form loads when it is first used takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
