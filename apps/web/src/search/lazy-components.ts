import { lazy } from 'react';

// What only a search with an answer needs loads apart.
const loadResults = async () => ({ default: (await import('./results/results-pane.tsx')).ResultsPane });
const loadNoResults = async () => ({ default: (await import('./results/no-results-pane.tsx')).NoResultsPane });
const loadFailure = async () => ({ default: (await import('./results/failure-pane.tsx')).FailurePane });
const loadFilters = async () => ({ default: (await import('./filters/filters-pane.tsx')).FiltersPane });
const loadApplied = async () => ({ default: (await import('./filters/applied-filters.tsx')).AppliedFilters });
const loadEvidence = async () => ({ default: (await import('./filters/evidence-fold.tsx')).EvidenceFold });
const loadSaved = async () => ({ default: (await import('./saved/saved-search-pane.tsx')).SavedSearchPane });

export const ResultsPane = lazy(loadResults);
export const NoResultsPane = lazy(loadNoResults);
export const FailurePane = lazy(loadFailure);
export const FiltersPane = lazy(loadFilters);
export const SavedSearchPane = lazy(loadSaved);
/** For panes that stand without results. */
export const AppliedFilters = lazy(loadApplied);
export const EvidenceFold = lazy(loadEvidence);

/** Fetches what the first answer will be shown with, also where there is none; a failure shows when it is really wanted. */
export function preloadComponents(): void {
  const parts = [loadResults(), loadFilters(), loadFailure(), loadNoResults(), loadEvidence()];
  void Promise.allSettled([import('./search-wire.ts'), ...parts]);
}
