const limits = { name: 200 } as const
const number = new Intl.NumberFormat('en-US')

/** The product's written requirements prescribe these texts in English; only `title` is in Spanish. */
export const tasks = {
  title: 'Gestión de Tareas',
  limits,
  heading: 'My Tasks',
  field: 'New task',
  add: 'Add',
  loading: 'Loading tasks...',
  empty: 'You have no pending tasks',
  signedOut: { text: 'Log in to see your tasks', go: 'Log in' },
  failed: { title: 'Tasks could not be loaded', text: 'Your tasks are safe.', retry: 'Try again' },
  remove: 'Delete',
  removed: 'Deleted',
  undo: 'Undo',
  total: (n: number) => (n === 1 ? '1 task total' : `${number.format(n)} tasks total`),
  completed: (n: number) => `${number.format(n)} completed`,
  problems: {
    title: 'Error',
    empty: 'Please enter a task name',
    long: (n: number) => `Please use ${limits.name} characters at most. There are ${number.format(n)} now.`,
  },
  toasts: {
    created: 'Task created',
    deleted: 'Task deleted',
    restored: 'Task restored',
    authentication: 'Authentication error',
    unexpected: 'Unexpected error',
  },
  failures: {
    load: { title: 'Error loading tasks', unexpected: 'Tasks could not be loaded' },
    create: {
      title: 'Error creating task',
      unexpected: 'Task could not be created',
      signedOut: 'You must be logged in to create tasks',
    },
    update: {
      title: 'Error updating task',
      unexpected: 'Task could not be updated',
      signedOut: 'You must be logged in to update tasks',
    },
    delete: {
      title: 'Error deleting task',
      unexpected: 'Task could not be deleted',
      signedOut: 'You must be logged in to delete tasks',
    },
  },
} as const
