import type { Plugin } from 'vite';

/**
 * What is never used of React's DOM, by the function that would do it, and what that answers then: view transitions, lists of
 * suspended parts, actions of forms, links and styles that components put into the head, refs of fragments, and where in the
 * components an error was, which only a developer's build tells.
 */
const NEVER: Record<string, string> = {
  ...Object.fromEntries(
    [
      ...['commitExitViewTransitions', 'commitEnterViewTransitions', 'commitNestedViewTransitions'],
      ...['trackEnterViewTransitions', 'commitAppearingPairViewTransitions', 'startViewTransition'],
      ...['restoreNestedViewTransitions', 'restoreEnterOrExitViewTransitions'],
      ...['measureNestedViewTransitions', 'applyViewTransitionToHostInstances'],
      ...['getViewTransitionName', 'getViewTransitionClassName', 'scheduleViewTransitionEvent'],
      ...['createViewTransitionInstance', 'pushViewTransitionCancelableScope'],
      ...['updateSuspenseListComponent', 'mountActionState', 'updateActionState'],
      ...['rerenderActionState', 'extractEvents$1', 'ensureFormComponentIsStateful'],
      ...['preload', 'preloadModule', 'preinitStyle', 'preinitScript', 'preinitModuleScript'],
      ...['preconnectAs', 'createHoistableInstance', 'getHydratableHoistableCache'],
      ...['suspendResource', 'preloadResource', 'mountHoistable'],
      ...['FragmentInstance', 'commitNewChildToFragmentInstance'],
      ...['commitNewChildToFragmentInstances', 'commitFragmentInstanceInsertionEffects'],
      ...['commitFragmentInstanceDeletionEffects', 'deleteChildFromFragmentInstance'],
    ].map((name) => [name, '']),
  ),
  isHostHoistableType: 'false',
  getResource: 'null',
  acquireResource: 'null',
  getStackByFiberInDevAndProd: '""',
};

/** Methods of what is never made. */
const METHODS = /^FragmentInstance\.prototype\.\w+ =[\s\S]*?\n\};?$/gm;

/** Found in the text, or else React has changed and what is named here may mean something else. */
function replaceOnce(code: string, pattern: RegExp, becomes: string): string {
  if (!new RegExp(pattern).test(code))
    throw new Error(`React's DOM has changed: ${pattern} is not in it (trimmed-react.ts).`);
  return code.replace(pattern, becomes);
}

/** Trims the browser's files alone (docs/decisions/086-a-trimmed-react.md). */
export const trimmedReact: Plugin = {
  name: 'trimmed-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler(code) {
      let written = replaceOnce(code, METHODS, '');
      for (const [name, answer] of Object.entries(NEVER)) {
        const head = new RegExp(`^function ${name.replace('$', '\\$')}\\([^)]*\\) \\{`, 'm');
        written = replaceOnce(written, head, `$& return ${answer};`);
      }
      return { code: written, map: null };
    },
  },
};
