<?php
/**
 * Plugin Name: site-embed snippet
 * Description: Puts the first part of a snippet, with the line of its script, into the head of every page. Made by the snippet builder.
 * Requires at least: 6.0
 * Requires PHP: 7.4
 * Author: site-embed
 * License: MIT (compatible with the GPL)
 * License URI: https://opensource.org/license/mit
 */

defined( 'ABSPATH' ) || exit;

add_action(
	'wp_head',
	function () {
		// Where the builder could not know the address of a file, it wrote a host that cannot exist.
		echo preg_replace_callback(
			'#https://plugin\.invalid/([\w./-]+)#',
			function ( $found ) {
				// Its time, so that a new version is not taken for the old one.
				$time = (int) @filemtime( __DIR__ . '/' . $found[1] );
				return esc_url( plugins_url( $found[1], __FILE__ ) . '?ver=' . $time );
			},
			file_get_contents( __DIR__ . '/head.html' )
		);
	}
);
