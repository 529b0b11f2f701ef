import type { Plugin } from 'vite';

/**
 * What is never used of React Router, written so that the minifier can tell: its framework and server-component modes,
 * prefetching, instrumentation. 3 kB of every page's script.
 */
const NEVER: [pattern: RegExp, becomes: string][] = [
  [/React\d*\.useContext\(FrameworkContext\)/g, 'void 0'],
  [/React\d*\.useContext\(RSCRouterContext\)/g, 'false'],
  [/if \(this\.context\b/g, 'if (false'],
  [/if \(init\.instrumentations\b[^)]*\)/g, 'if (false)'],
  [/usePrefetchBehavior\(\s*prefetch,\s*rest\s*\)/g, '[false, null, {}]'],
  [/return shouldPrefetch && .* : link;/g, 'return link;'],
  [/^\s*"data-discover": .*$/gm, ''],
];

/**
 * What the browser alone never uses of React Router, where the server does: forms that the router sends, fetchers, view transitions, addresses that are shown in place
 * of others, middleware, routes that change while they run, a site below another address, and what it would say to somebody who
 * writes it. A linter rule keeps the components for these out. 9 kB.
 */
const NEVER_IN_A_BROWSER: [pattern: RegExp, becomes: string][] = [
  [/opts && opts\.submission && isMutationMethod\(opts\.submission\.formMethod\)/g, 'false'],
  [/if \(opts && opts\.pendingError\)/g, 'if (false)'],
  [/if \(!opts \|\| !isSubmissionNavigation\(opts\)\)/g, 'if (true)'],
  [/if \(opts\?\.mask\)/g, 'if (false)'],
  [/^(\s*)fetchLoadMatches\.forEach\(/gm, '$1if (false) fetchLoadMatches.forEach('],
  [/if \(pendingAction === "POP" [^{]*location !== state\.location\)/g, 'if (false)'],
  [/if \(pendingViewTransitionEnabled\)/g, 'if (false)'],
  [/if \(!viewTransitionOpts \|\| !isViewTransitionAvailable\)/g, 'if (true)'],
  [/if \((?=vtContext\.isTransitioning && )/g, 'if (false && '],
  [/if \((?=!vtContext\.isTransitioning && )/g, 'if (false && '],
  [/if \((?=renderDfd && )/g, 'if (false && '],
  // A page lies at its own address, sends nothing, and has neither middleware nor a context of the router's.
  [/basename !== "\/"/g, 'false'],
  [/new RouterContextProvider\(\)/g, 'void 0'],
  [/ \|\| parseHydrationData\(\)/g, ''],
  [/,\s*runClientMiddleware\s*\}\);/g, '});'],
  [/if \(!routeToUpdate\.lazy \|\| typeof routeToUpdate\.lazy !== "object"\)/g, 'if (true)'],
  [/if \(typeof route\.lazy === "function"\)/g, 'if (true)'],
  [/__privateGet\(this, _hmr(?:Routes|Branches)\) \?\? /g, ''],
  [/Promise\.all\(\s*fetchersToLoad\.map\([\s\S]*?\n {6}\}\)\s*\)/g, 'Promise.all([])'],
  [/(?<!function )isMutationMethod\([^()]*\)/g, 'false'],
  [/\w+Fetchers\.length > 0/g, 'false'],
  [/revalidatingFetchers\.length === 0/g, 'true'],
  [
    /^(\s*)(?=(?:\w+Fetchers|fetchersQueuedForDeletion|(?:state|newState)\.fetchers)\.(?:forEach|filter)\()/gm,
    '$1if (false) ',
  ],
  [/(= findRedirect\(fetcherResults\);\s*if )\(redirect2\)/g, '$1(false)'],
  [/\bpendingActionResult(?= && | \? )/g, 'void 0'],
  [/let isActionReload = /g, '$&false && '],
  [/if \(submission\b/g, 'if (null'],
  [/(?:m\.)?route\.middleware(?: != null)? && (?:m\.)?route\.middleware\.length > 0/g, 'false'],
  [/if \(allowElementMutations && /g, 'if (false && '],
  [/if \(mask\)/g, 'if (false)'],
  [/if \(useTransitions === true\)/g, 'if (false)'],
  [/= useOptimisticSafe\(_state\)/g, '= [_state]'],
  [/\b(?:useNavigateUnstable|getSubmissionFromNavigation)\(.*?\)(?=;)/g, 'void 0'],
  [/match\.route\.errorElement \|\| defaultErrorElement/g, 'match.route.errorElement'],
  [/if \((?=locationArg\b(?: && renderedMatches)?\) )/g, 'if (false && '],
  [
    /(?:FetchersContext|ViewTransitionContext)\.Provider, \{ value: [^{}]* \}/g,
    'React3.Fragment, null',
  ],
  [/throw new Error\(message\)/g, 'throw new Error()'],
  // What these answer here is always the same.
  ...Object.entries({
    isMutationMethod: 'false',
    isResponse: 'value instanceof Response',
    isDataWithResponseInit: 'false',
    stripBasename: 'pathname',
    getActionDataForCommit: '{}',
    isUnsupportedLazyRouteFunctionKey: 'false',
    defaultDataStrategyWithMiddleware: 'defaultDataStrategy(args)',
  }).map(([name, answer]): [RegExp, string] => [
    new RegExp(`^((?:async )?function ${name}\\([^)]*\\) \\{)`, 'gm'),
    `$1 return ${answer};`,
  ]),
  [
    /^function getInternalRouterError\([^)]*\) \{/gm,
    '$& return new ErrorResponseImpl(status, "", null, true);',
  ],
  // What nobody calls is gone with all that only it calls.
  ...[
    ...['warning', 'warnOnce', 'restoreAppliedTransitions', 'persistAppliedTransitions'],
    ...['handleAction', 'fetch2', 'handleFetcherAction', 'handleFetcherLoader'],
    ...['getUpdatedRevalidatingFetchers', 'setFetcherError', 'updateFetcherState', 'getFetcher'],
    ...['resetFetcher', 'deleteFetcher', 'queueFetcherForDeletion', 'abortFetcher'],
    ...['markFetchRedirectsDone', 'abortStaleFetchLoads', 'getUpdatedActionData'],
    ...['_internalSetRoutes', 'isUnsupportedLazyRouteObjectKey', 'warningOnce'],
  ].map((name): [RegExp, string] => [
    new RegExp(`^((?:  )?(?:async )?function ${name}\\([^)]*\\) \\{)`, 'gm'),
    '$1 return;',
  ]),
  [/^ {2}(?:commitHmrRoutes|setHmrRoutes)\(\w*\) \{/gm, '$& return;'],
];

/** The patterns that were found so far in any file of the router. */
const found = new Set<RegExp>();

function apply(code: string, never: typeof NEVER): string {
  let written = code;
  for (const [pattern, becomes] of never) {
    if (written.search(pattern) >= 0) found.add(pattern);
    written = written.replaceAll(pattern, becomes);
  }
  return written;
}

/**
 * React Router's components that nobody uses stay in a bundle because of their `displayName`; without it, and marked as
 * free of side effects, they go: another 1 kB (docs/decisions/026-a-trimmed-router.md).
 */
export const trimmedRouter: Plugin = {
  name: 'trimmed-router',
  apply: 'build',
  transform: {
    filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
    handler(code) {
      const isBrowser = this.environment.name === 'client';
      return {
        code: apply(apply(code, NEVER), isBrowser ? NEVER_IN_A_BROWSER : [])
          .replaceAll(/^\w+\.(?:displayName|contextType) = .*;$/gm, '')
          .replaceAll(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1'),
        map: null,
      };
    },
  },
  buildEnd(error) {
    const isBrowser = this.environment.name === 'client';
    const never = [...NEVER, ...NEVER_IN_A_BROWSER].map(([pattern]) => pattern);
    const lost = never.filter((pattern) => !found.has(pattern));
    if (!error && isBrowser && lost.length > 0)
      this.error(`React Router has changed. Not in it: ${lost.join(', ')}`);
  },
};
