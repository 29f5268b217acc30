// Our own picture of each game, for cards, tickets and thumbnails.
import type { Component } from 'svelte';
import GravitySuperstar from './GravitySuperstar.svelte';
import Octocube from './Octocube.svelte';
import Seikatsu from './Seikatsu.svelte';
import Tolleno from './Tolleno.svelte';

export const SCENES: Record<string, Component> = {
  seikatsu: Seikatsu,
  octocube: Octocube,
  gravity_superstar: GravitySuperstar,
  tolleno: Tolleno,
};
